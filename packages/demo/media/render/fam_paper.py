"""Gift cards and printed vouchers of both shops: paper, envelopes, the shops' own type."""
import glob, os
from helpers import *
from materials import *
from registry import model

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGES = os.path.join(HERE, '..', '..', '..', '..', 'node_modules', '.pnpm')


WEIGHT = dict(fraunces=440)
_fonts = {}


def face(name):
    """The shop's web font in the weight of its headlines: (glyphs, cmap, units). Needs python3-fonttools and python3-brotli."""
    if name not in _fonts:
        from fontTools.ttLib import TTFont
        found = glob.glob(PACKAGES + '/@fontsource-variable+%s@*/node_modules/@fontsource-variable/%s/files/%s-latin-wght-normal.woff2' % (name, name, name))
        font = TTFont(found[0])
        _fonts[name] = font.getGlyphSet(location=dict(wght=WEIGHT.get(name, 640))), font.getBestCmap(), font['head'].unitsPerEm
    return _fonts[name]


def contours(glyph):
    """Closed poly-lines of a glyph, in font units."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    pen = DecomposingRecordingPen(glyph.glyphSet)
    glyph.draw(pen)
    out, n = [], 6
    for op, p in pen.value:
        if op == 'moveTo':
            out.append([p[0]])
        elif op == 'lineTo':
            out[-1].append(p[0])
        elif op == 'qCurveTo':
            pts = list(p)
            mids = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(pts[:-2], pts[1:-1])]
            for ctrl, end in zip(pts[:-1], mids + [pts[-1]]):
                a = out[-1][-1]
                out[-1] += [tuple((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * ctrl[i] + t * t * end[i] for i in (0, 1)) for t in (k / n for k in range(1, n + 1))]
    return out


def area_of(c):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(c, c[1:] + c[:1])) / 2


def inside(p, c):
    hit = False
    for (x0, y0), (x1, y1) in zip(c, c[1:] + c[:1]):
        if (y0 > p[1]) != (y1 > p[1]) and p[0] < (x1 - x0) * (p[1] - y0) / (y1 - y0) + x0:
            hit = not hit
    return hit


def letters(s, size, font):
    """[(x, glyph)] of a line set from x = 0, and its width; every glyph is a list of (outline, holes)."""
    glyphs, cmap, em = _glyphs = face(font)
    k, x, out = size / em, 0., []
    for ch in s:
        g = glyphs[cmap[ord(ch)]]
        if not hasattr(g, 'glyphSet'):
            g.glyphSet = glyphs
        cs = [[(p[0] * k, p[1] * k) for p in c] for c in contours(g)]
        sign = area_of(max(cs, key=lambda c: abs(area_of(c)))) if cs else 0
        solid = [c for c in cs if area_of(c) * sign > 0]
        holes = [c for c in cs if area_of(c) * sign < 0]
        out.append((x, [(c, [h for h in holes if inside(h[0], c)]) for c in solid]))
        x += g.width * k
    return out, x


@cached
def paper(c, rough=.85):
    t = NT('paper', c)
    n = t.noise(t.coords(), 900., 2.)
    return t.p(color=t.ramp(n, [(.3, mul(c, .97)), (.7, mul(c, 1.02))]), rough=rough, spec=.15, normal=t.bump(n, .10, .0004))


def word(s, size, m, x, y, z=.0006, font='fraunces', depth=.0004):
    """A printed line centred at x, y. Overlapping outlines of a variable font are laid over each other, so no holes appear."""
    line, w = letters(s, size, font)
    for i, (dx, parts) in enumerate(line):
        for j, (o, holes) in enumerate(parts):
            plate(o, depth + .00002 * j, m, (x - w / 2 + dx, y - size * .34, z - .0003), bev=0, holes=holes)


def outline(w, h, r=.004):
    return [(p[0], p[1]) for p in rrect(w, h, r, 6)]


def card(w, h, t, m, r=.004):
    return plate(outline(w, h, r), t, m, bev=t * .3)


def envelope(w, h, m, lining):
    """Lying open at the back: pocket with its three flaps, the fourth one folded up."""
    card(w, h, .0010, m, .003)
    with at(0, 0, .0010):
        plate([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h * .30), (0, -h * .06), (-w / 2, h * .30)], .0011, m, bev=.0003)
        for s in (-1, 1):
            tube([(s * w / 2, -h / 2, .0011), (0, -h * .06, .0013)], .0003, m)
    with at(0, h / 2, .0004, rx=9):
        plate([(-w / 2, 0), (w / 2, 0), (w * .07, h * .50), (-w * .07, h * .50)], .0009, m, bev=.0003)
        plate([(-w / 2 + .008, .003), (w / 2 - .008, .003), (w * .06, h * .46), (-w * .06, h * .46)], .0011, lining, bev=.0003)


def sprig(m, n=5, k=1.):
    """A pressed linden twig, as the house prints it."""
    tubes([smooth_path([(0, -.022 * k, 0), (.001 * k, 0, 0), (-.001 * k, .022 * k, 0)], False, 6)], .0005 * k, m, res=1)
    for i in range(n):
        for s in (-1, 1):
            y = (-.014 + i * .009) * k
            o = [(s * (.001 + q[0]) * k, q[1] * k) for q in ellipse(.0065, .0026, 20, cx=.0068)]
            a = radians(36) * s
            plate([(p[0] * cos(a) - p[1] * sin(a), p[0] * sin(a) + p[1] * cos(a) + y) for p in o], .0004, m, bev=.0001)


def dotted(colours, w, h, n, r, seed=3, keep=()):
    """Scattered little dots, the sign of the baby shop; keep = boxes (x0, y0, x1, y1) that stay free."""
    rnd = random.Random(seed)
    out = []
    while len(out) < n:
        x, y = rnd.uniform(-w / 2, w / 2), rnd.uniform(-h / 2, h / 2)
        if any(a < x < b and e < y < f for a, e, b, f in keep) or any((x - p) ** 2 + (y - q) ** 2 < (3.1 * r) ** 2 for p, q in out):
            continue
        out.append((x, y))
        plate(ellipse(r, r, 24, x, y), .0004, plain(colours[len(out) % len(colours)], .8, .1), (0, 0, 0), bev=.0001)


FOREST = '#24493b'
CARD = dict(az=-16, el=52, fill=.74)


@model('geschenkkarte', 'lindhaus', 'Geschenkkarte im Umschlag', ['natur'], retint=False, **CARD)
def gift_card(c):
    kraft = paper('#c9ad87')
    with at(-.004, .012, 0, rot=5):
        envelope(.178, .124, kraft, paper('#e9e2d5'))
    with at(.012, -.022, .0030, rot=-7):
        card(.150, .100, .0016, paper(FOREST, .7))
        gold = metal('brass', .3)
        with at(0, 0, .0016):
            word('Lindhaus', .0215, gold, 0, -.006)
            with at(0, .022, .0003, scale=.55):
                sprig(gold)
            tubes([[(p[0], p[1], .0003) for p in outline(.138, .088, .003)] + [(.066, .044 - .003, .0003)]], .00035, gold, res=1)


@model('gutschein', 'lindhaus', 'Gutschein zum Ausdrucken', ['weiss'], retint=False, **CARD)
def voucher(c):
    white, ink, forest = paper('#e6dfd3'), plain('#3a3733', .8, .1), plain(FOREST, .8, .1)
    def page(u, v):
        x, y = (u - .5) * .210, (v - .5) * .148
        curl = .012 * max(0, (u - .72) / .28) ** 2 * max(0, (v - .45) / .55) ** 1.2
        return (x - curl * .4, y, .0012 + curl)
    with at(.02, .018, 0, rot=9):
        card(.210, .148, .0006, paper('#cbbfa9'), .001)
    with at(0, 0, .0008, rot=-5):
        sheet(page, 40, 30, white, t=.0005)
        with at(0, 0, .0016):
            word('Lindhaus', .0215, forest, -.046, .032)
            word('100 €', .030, forest, .058, -.044)
            for i, L in enumerate((.070, .058, .064)):
                tubes([[(-.088, -.012 - i * .011, .0004), (-.088 + L, -.012 - i * .011, .0004)]], .0006, plain('#c9c0b2', .8, .1), res=1)
            for i in range(26):
                k = (.0011, .0004, .0007)[i * 7 % 3]
                box((k, .011, .0003), (-.087 + i * .0027, -.056, .0003), ink, r=0)
            with at(.050, .012, .0004, scale=1.15):
                sprig(plain('#8f9d86', .8, .1))
    with at(.078, .100, .004, rot=62):
        pen()


def pen():
    """A fountain pen, lying."""
    with at(0, 0, .002, ry=90):
        lathe([(0, 0), (.004, .001), (.0050, .012), (.0052, .060), (.0052, .061), (.0048, .0615), (.0048, .100), (.0034, .108), (.0030, .116)], lacquer(FOREST, .25, .5), smooth=2, seg=40)
        lathe([(.0054, .0595), (.0054, .0625)], metal('brass'), seg=40)
        lathe([(.0030, .116), (.0026, .122), (.0006, .134)], metal('brass'), seg=24)


DOTS = ('#c2452d', '#e0a15d', '#7fb0a4', '#9db8c9')


def rabbit_print(k=1., m=None):
    """The rabbit's head as a flat print."""
    m = m or plain('#d99c8c', .8, .1)
    ink = plain('#5b4a42', .7, .1)
    with at(0, 0, 0, scale=k):
        plate(ellipse(.0150, .0135, cy=-.004), .0006, m, (0, 0, .0006), bev=.0001)
        for s in (-1, 1):
            with at(s * .0072, .017, -.0001, rot=-s * 8):
                plate(ellipse(.0046, .0135), .0004, m, bev=.0001)
                plate(ellipse(.0022, .0088), .0007, plain('#f6e2da', .8, .1), bev=.0001)
            plate(ellipse(.0013, .0015, cx=s * .0055, cy=-.001), .0016, ink, bev=.0001)
        plate(ellipse(.0017, .0012, cy=-.0058), .0016, plain('#c2452d', .8, .1), bev=.0001)


def bear_print(k=1.):
    """Bruno's head as a flat print."""
    fur, light, ink = plain('#8a5a3c', .8, .1), plain('#ecdcc6', .8, .1), plain('#3d2c24', .7, .1)
    with at(0, 0, 0, scale=k):
        for s in (-1, 1):
            plate(ellipse(.0062, .0062, cx=s * .0118, cy=.0115), .0004, fur, bev=.0001)
            plate(ellipse(.0033, .0033, cx=s * .0118, cy=.0115), .0006, light, bev=.0001)
        plate(ellipse(.0175, .0158), .0005, fur, bev=.0001)
        plate(ellipse(.0075, .0060, cy=-.0050), .0007, light, bev=.0001)
        plate(ellipse(.0023, .0017, cy=-.0024), .0010, ink, bev=.0001)
        for s in (-1, 1):
            plate(ellipse(.0016, .0019, cx=s * .0068, cy=.0035), .0009, ink, bev=.0001)


@model('gutschein-hase', 'puenktchen', 'Geschenkgutschein zum Ausdrucken', ['rosa'], retint=False, **CARD)
def voucher_rabbit(c):
    white, ink, coral = paper('#eae5dd'), plain('#23303a', .8, .1), plain('#c2452d', .8, .1)
    with at(.020, .020, 0, rot=10):
        card(.210, .148, .0006, paper('#e9b9a6'), .008)
    with at(0, 0, .0008, rot=-5):
        card(.210, .148, .0006, white, .008)
        with at(0, 0, .0008):
            plate(outline(.066, .132, .010), .0003, paper('#f3cfbe'), (-.063, 0, 0), bev=.0001)
            with at(-.063, .006, .0004):
                rabbit_print(1.55)
            word('Pünktchen', .0130, coral, .037, .048, font='figtree')
            word('50 €', .0380, ink, .037, .002, font='figtree')
            for i, L in enumerate((.100, .076)):
                tubes([[(-.012, -.047 - i * .011, .0003), (-.012 + L, -.047 - i * .011, .0003)]], .0005, plain('#c9d2cf', .8, .1), res=1)
            with at(-.063, -.050, .0004):
                dotted(DOTS, .050, .022, 7, .0024, 5)
            with at(-.063, .052, .0004):
                dotted(DOTS, .050, .018, 6, .0024, 8)


@model('geschenkkarte-bruno', 'puenktchen', 'Geschenkkarte mit Teddy Bruno', ['braun'], az=-20, el=20, fill=.74, retint=False)
def card_bruno(c):
    cream, mint, coral, ink = paper('#fbf6ee'), paper('#dcebe3'), plain('#c2452d', .8, .1), plain('#23303a', .8, .1)
    w, h = .118, .160
    # the folded card stands: front towards the viewer, back leaning behind it
    with at(0, .030, 0, rx=80):
        with at(0, h / 2, 0):
            plate(outline(w, h, .003), .0012, mint, bev=.0003)
            with at(0, 0, .0012):
                plate(outline(w - .018, h - .018, .006), .0003, cream, bev=.0001)
                with at(0, .020, .0004):
                    bear_print(1.75)
                word('Pünktchen', .0140, coral, 0, -.036, font='figtree')
                with at(0, .062, .0004):
                    dotted(DOTS, .080, .010, 6, .0022, 5)
    with at(0, .090, 0, rx=103):
        with at(0, h / 2, 0):
            plate(outline(w, h, .003), .0012, cream, bev=.0003)
    with at(.050, -.055, 0, rot=-24):
        envelope(.150, .110, paper('#f0c9b8'), paper('#fbf6ee'))
