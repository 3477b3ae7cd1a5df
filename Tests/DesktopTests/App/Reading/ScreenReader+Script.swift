extension ScreenReader {
  /// The Python that asks on the bus of accessibility, without a cache, so that an answer is how things are now. It reads a question a
  /// line and writes an answer a line, both JSON.
  static let script = """
    import json, sys, time
    from gi.repository import Gio, GLib

    PROGRAM, PATIENCE = sys.argv[1], float(sys.argv[2])
    NAMES = "org.a11y.atspi."
    STATES = {
        1: "active", 2: "armed", 4: "checked", 7: "editable", 8: "enabled", 9: "expandable", 10: "expanded",
        11: "focusable", 12: "focused", 16: "modal", 20: "pressed", 22: "selectable", 23: "selected",
        24: "sensitive", 25: "showing", 30: "visible",
    }
    flags = Gio.DBusConnectionFlags
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1, None)[0]
    bus = Gio.DBusConnection.new_for_address_sync(
        address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    loop = GLib.MainContext.default()
    waiting = 0
    focused = []


    def send(reference, interface, method, arguments, heard):
        \"""Asks an object; several questions are under way at once.\"""
        global waiting

        def answered(source, result):
            global waiting
            waiting -= 1
            try:
                heard(source.call_finish(result).unpack())
            except GLib.Error:
                heard(None)

        if not reference[0]:
            return heard(None)
        waiting += 1
        bus.call(*reference, interface, method, arguments, None, 0, 5000, None, answered)


    def ask(reference, interface, method, arguments, heard):
        send(reference, NAMES + interface, method, arguments, heard)


    def ask_property(reference, name, heard, interface="Accessible"):
        key = GLib.Variant("(ss)", (NAMES + interface, name))
        send(
            reference, "org.freedesktop.DBus.Properties", "Get", key,
            lambda value: heard(value[0] if value else None))


    def settle():
        while waiting:
            loop.iteration(True)


    def answer(reference, interface, method, arguments=None):
        answers = []
        ask(reference, interface, method, arguments, answers.append)
        settle()
        return answers[0]


    def states(words):
        bits = words[0] | words[1] << 32
        return [name for number, name in STATES.items() if bits >> number & 1]


    def look(reference, into):
        \"""What there is to know of an object but for what is in it.\"""
        ask_property(reference, "Name", lambda v: into.update(name=v or ""))
        ask(reference, "Accessible", "GetRoleName", None, lambda v: into.update(role=v[0] if v else ""))
        ask(
            reference, "Accessible", "GetState", None,
            lambda v: into.update(states=states(v[0]) if v else []))


    def walk(reference, parent):
        \"""An object with all that is in it; what has no place on the screen, such as a page that is hidden, is passed over.\"""
        node = {"id": reference, "parent": parent, "children": []}
        look(reference, node)

        def heard(children):
            for child in children[0] if children else []:
                if not child[1].endswith("/null"):
                    node["children"].append(walk(child, node))

        def measured(v):
            node["extents"] = v[0] if v else None
            if not v or min(v[0][2:]) > 0:
                ask(reference, "Accessible", "GetChildren", None, heard)

        ask(reference, "Component", "GetExtents", GLib.Variant("(u)", (1,)), measured)
        return node


    def tree():
        \"""The program as it is now; None where it is not there.\"""
        root = ("org.a11y.atspi.Registry", NAMES.replace(".", "/").join(["/", ""]) + "accessible/root")
        for reference in (answer(root, "Accessible", "GetChildren") or [[]])[0]:
            found = {}
            look(reference, found)
            settle()
            if found["name"] == PROGRAM:
                node = walk(reference, None)
                settle()
                return node
        return None


    def all_of(node):
        yield node
        for child in node["children"]:
            yield from all_of(child)


    def window_of(node):
        while node["parent"] and node["parent"]["parent"]:
            node = node["parent"]
        return node


    def ways(node):
        \"""An object, and all that it is in.\"""
        while node:
            yield node
            node = node["parent"]


    def see(nodes, root):
        \"""Finds out which objects can be seen: a pointer at their middles meets them, or something in them.\"""
        known = {node["id"]: node for node in all_of(root)}
        for node in nodes:
            node["seen"] = False
        # Icons and troughs are met as nothing at all: what is around them is asked for too.
        for place in (
            lambda x, y, width, height: (x + width // 2, y + height // 2),
            lambda x, y, width, height: (x - 2, y + height // 2),
            lambda x, y, width, height: (x + width // 2, y - 3),
            lambda x, y, width, height: (x + 1, y + 1),
        ):
            for node in nodes:
                extents = node["extents"] or (0, 0, 0, 0)
                if node["seen"] or min(extents[2:]) <= 0:
                    continue
                # The pointer goes through what cannot be used.
                around = [] if "sensitive" in node["states"] else list(ways(node))[1:4]

                def heard(v, node=node, around=around):
                    met = known.get(v[0]) if v else None
                    node["seen"] = any(
                        above is node or any(above is other for other in around) for above in ways(met))

                ask(
                    window_of(node)["id"], "Component", "GetAccessibleAtPoint",
                    GLib.Variant("(iiu)", (*place(*extents), 1)), heard)
            settle()


    def told(node, deep):
        result = {key: value for key, value in node.items() if key not in ("parent", "children")}
        result["children"] = [told(child, deep) for child in node["children"]] if deep else []
        return result


    def fits(node, wish):
        for key in ("name", "role"):
            if key in wish and node[key] != wish[key]:
                return False
        if not node["name"].startswith(wish.get("start", "")):
            return False
        return set(wish.get("states", [])) <= set(node["states"])


    def find(wish):
        \"""The object that is wished for: one that is seen, else the only one there is.\"""
        root = tree()
        if root is None:
            return None
        nodes = [node for node in all_of(root) if fits(node, wish)]
        see(nodes, root)
        seen = [node for node in nodes if node["seen"]]
        if seen or wish.get("seen", False):
            return seen[0] if seen else None
        return nodes[0] if len(nodes) == 1 else None


    def wait_for(what):
        end = time.monotonic() + PATIENCE
        while True:
            found = what()
            if found is not None:
                return found
            if time.monotonic() > end:
                return None
            time.sleep(0.01)


    def act(wish):
        # What is still hidden may not be ready.
        node = wait_for(lambda: find({**wish, "seen": True}))
        if node is None:
            return None
        actions = [action[2] or action[0] for action in (answer(node["id"], "Action", "GetActions") or [[]])[0]]
        names = [name.lower() for name in actions]
        wanted = wish.get("action", "click")
        index = names.index(wanted) if wanted in names else 0
        done = answer(node["id"], "Action", "DoAction", GLib.Variant("(i)", (index,)))
        return {"done": bool(done and done[0]), "actions": actions}


    def set_value(wish):
        node = wait_for(lambda: find(wish))
        if node is None:
            return None
        value = GLib.Variant("(ssv)", (NAMES + "Value", "CurrentValue", GLib.Variant("d", wish["value"])))
        bus.call_sync(*node["id"], "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1, None)
        return {}


    def value_of(wish):
        node = wait_for(lambda: find(wish))
        if node is None:
            return None
        values = []
        ask_property(node["id"], "CurrentValue", values.append, "Value")
        settle()
        return {"value": values[0]}


    def text_of(wish):
        node = wait_for(lambda: find(wish))
        found = node and answer(node["id"], "Text", "GetText", GLib.Variant("(ii)", (0, -1)))
        return {"text": found[0]} if found else None


    def whole(wish):
        root = wait_for(tree)
        if root is None:
            return None
        nodes = list(all_of(root))
        if wish.get("places", False):
            see(nodes[1:], root)
        return told(root, True)


    def gone(wish):
        return wait_for(lambda: {} if find(wish) is None else None)


    def hear_focus(connection, sender, path, interface, signal, parameters):
        kind, on = parameters[0], parameters[1]
        if kind == "focused" and on:
            focused.append((sender, path))


    def next_focus(wish):
        \"""The object that the keyboard has come to last, of those not told of yet.\"""
        wait = wish.get("patience", PATIENCE)
        end = time.monotonic() + wait
        GLib.timeout_add(int(wait * 1000) + 10, lambda: False)
        while not focused and time.monotonic() < end:
            loop.iteration(True)
        while loop.pending():
            loop.iteration(False)
        if not focused:
            return None
        node = {"id": focused[-1], "parent": None, "children": []}
        focused.clear()
        look(node["id"], node)
        settle()
        return told(node, False)


    def one(wish):
        node = wait_for(lambda: find(wish))
        return told(node, False) if node else None


    def now(wish):
        node = find(wish)
        return told(node, False) if node else {}


    QUESTIONS = {
        "one": one, "now": now, "gone": gone, "act": act, "set": set_value, "value": value_of, "text": text_of,
        "whole": whole, "focus": next_focus,
    }
    bus.signal_subscribe(
        None, NAMES + "Event.Object", "StateChanged", None, None, Gio.DBusSignalFlags.NONE, hear_focus)
    print("ready", flush=True)
    for line in sys.stdin:
        wish = json.loads(line)
        print(json.dumps(QUESTIONS[wish["ask"]](wish)), flush=True)
    """
}
