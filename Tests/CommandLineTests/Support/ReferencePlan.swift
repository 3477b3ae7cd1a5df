import MantelSystem
import TestSupport

/// The schedule a second time: written from the design's text alone, in a language whose whole numbers never overflow, with the
/// clock of Python's own reader of time zones.
enum ReferencePlan {
  /// The plan of a widget that got `count` photos at once at `edited`, was tapped `taps` times, and has had no other edit.
  ///
  /// Times are ISO 8601 with offset; the entries are `START INDEX`.
  static func entries(
    _ identifier: String, every seconds: Int, start: Int = 0, shuffled: Bool, count: Int, taps: Int,
    edited: String, zone: String, from: String, to: String
  ) throws -> [String] {
    let arguments = [
      identifier, "\(seconds)", "\(start)", shuffled ? "shuffle" : "in-order", "\(count)",
      "\(taps)",
      edited, zone, from, to,
    ]
    return try Python.run(script, arguments).lines
  }

  private static let script = """
    import sys, uuid, datetime, zoneinfo, functools
    identifier, I, d, order, n, taps, edited, zone, start, end = sys.argv[1:]
    I, d, n, taps = int(I), int(d), int(n), int(taps)
    zone = zoneinfo.ZoneInfo(zone)
    M = 2**64
    seconds = lambda text: int(datetime.datetime.fromisoformat(text).timestamp())
    local = lambda t: datetime.datetime.fromtimestamp(t, zone)
    offset = functools.cache(lambda t: int(local(t).utcoffset().total_seconds()))

    def formula(t):
        if I <= 3600:
            return (t + offset(t) % I) // I
        L = t + offset(t) - d
        return L // 86400 * (86400 // I) + L % 86400 // I

    def slot(t):
        if offset(t - 10800) > offset(t):
            T = next(s for s in range(t - 10800, t + 1) if offset(s) < offset(t - 10800))
            return max(formula(t), formula(T - 1))
        return formula(t)

    class Generator:
        def __init__(self, state): self.s = state % M
        def next(self):
            self.s = (self.s + 0x9E3779B97F4A7C15) % M
            z = self.s
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % M
            z = (z ^ z >> 27) * 0x94D049BB133111EB % M
            return z ^ z >> 31
        def below(self, n):
            m = self.next() * n
            while m % M < M % n:
                m = self.next() * n
            return m >> 64

    seed = 0xcbf29ce484222325
    for byte in uuid.UUID(identifier).bytes:
        seed = (seed ^ byte) * 0x100000001b3 % M

    def shuffle(c):
        g = Generator(seed ^ Generator(c % M).next())
        p = list(range(n))
        for i in range(n - 1, 0, -1):
            j = g.below(i + 1)
            p[i], p[j] = p[j], p[i]
        return p, g

    def permutation(c):
        if n <= 2:
            return shuffle(0)[0]
        p, g = shuffle(c)
        if p[0] == shuffle(c - 1)[0][n - 1]:
            k = 1 + g.below(n - 2)
            p[0], p[k] = p[k], p[0]
        return p

    t = seconds(edited)
    if order == "in-order" or n == 1:
        anchor = slot(t)
    elif n == 2:
        anchor = slot(t) - permutation(0).index(0)
    else:
        c = 0
        while permutation(c)[0] != 0:
            c += 1
        anchor = slot(t) - c * n

    def index(t):
        step = slot(t) + taps - anchor
        if order == "in-order":
            return step % n
        return permutation(step // n)[step % n]

    last = None
    for t in range(seconds(start), seconds(end)):
        if t != seconds(start) and t % 60:
            continue
        if last is None or slot(t) != last:
            last = slot(t)
            print(local(t).isoformat(), index(t))
    """
}
