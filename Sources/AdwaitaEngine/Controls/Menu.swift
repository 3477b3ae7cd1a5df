import CAdwaita

/// What a menu offers: items in sections, with a line between sections.
public struct Menu {
  /// A line of a menu.
  public struct Item {
    enum Deed {
      case action(() -> Void, isEnabled: Bool, isOn: Bool?)
      case named(String, target: String?)
    }

    let label: String
    let deed: Deed

    /// Something to do. Where `isOn` is given, the item shows whether it is.
    public init(
      _ label: String, action: @escaping () -> Void, isEnabled: Bool = true, isOn: Bool? = nil
    ) {
      self.label = label
      deed = .action(action, isEnabled: isEnabled, isOn: isOn)
    }

    /// What an action such as "app.undo" does, with a text where it takes one; its keys are shown.
    public init(_ label: String, actionName: String, target: String? = nil) {
      self.label = label
      deed = .named(actionName, target: target)
    }
  }

  /// The items, section by section.
  public var sections: [[Item]]

  /// A menu of several sections.
  public init(sections: [[Item]]) {
    self.sections = sections
  }

  /// A menu of one section.
  public init(_ items: [Item]) {
    sections = [items]
  }
}

/// A menu as GTK takes it: a model, and the actions of its items, which belong to the view that the menu is opened from.
final class MenuActions {
  let model: UnsafeMutablePointer<GMenuModel>
  static let prefix = "menu"

  /// Gives the actions to a view; those of an earlier menu are gone then.
  init(_ menu: Menu, for view: View) {
    guard let model = g_menu_new(), let group = g_simple_action_group_new() else {
      preconditionFailure("GIO makes menus")
    }
    var count = 0
    for items in menu.sections where !items.isEmpty {
      let section = g_menu_new()
      for item in items {
        let entry = g_menu_item_new(item.label, nil)
        switch item.deed {
        case .named(let name, let target):
          g_menu_item_set_action_and_target_value(
            entry, name, target.map { g_variant_new_string($0) })
        case .action(let action, let isEnabled, let isOn):
          count += 1
          let made = Action("item\(count)", isEnabled: isEnabled, isOn: isOn) { _ in action() }
          cadw_add_action(group, made.action)
          g_menu_item_set_detailed_action(entry, "\(Self.prefix).item\(count)")
        }
        g_menu_append_item(section, entry)
        g_object_unref(UnsafeMutableRawPointer(entry))
      }
      section.map {
        g_menu_append_section(
          model, nil, UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self))
        g_object_unref(UnsafeMutableRawPointer($0))
      }
    }
    self.model = UnsafeMutableRawPointer(model).assumingMemoryBound(to: GMenuModel.self)
    cadw_insert_actions(view.widget, Self.prefix, group)
    g_object_unref(group)
  }

  isolated deinit {
    g_object_unref(model)
  }
}
