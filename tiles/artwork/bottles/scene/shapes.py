"""The shapes of the bottles: profiles to be turned on a lathe, as (radius, height) in decimetres."""

from dataclasses import dataclass

Profile = list[tuple[float, float]]


@dataclass(frozen=True)
class LabelPlace:
    """Where the label sits: its foot and its width along the glass in decimetres. Labels are two wide, three high."""

    foot: float
    width: float


@dataclass(frozen=True)
class Shape:
    """A bottle: its glass, what is in it (nothing where the glass is black), the capsule over its neck, its label."""

    height: float
    radius: float
    outside: Profile
    liquid: Profile
    capsule: Profile
    label: LabelPlace
    """Height of the point that the detail of the neck looks at."""
    neck: float
    """Height of the mark on the capsule, and the capsule's radius there."""
    mark: tuple[float, float]


def smooth(points: Profile, steps: int = 10) -> Profile:
    """A Catmull-Rom curve through the points."""
    ends = [points[0], *points, points[-1]]
    curve: Profile = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            curve.append(tuple(between(before[k], start[k], end[k], after[k], t) for k in (0, 1)))
    return [*curve, points[-1]]


def between(before: float, start: float, end: float, after: float, t: float) -> float:
    slope = end - before
    bend = 2 * before - 5 * start + 4 * end - after
    turn = 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + slope * t + bend * t**2 + turn * t**3)


def foot(radius: float) -> Profile:
    """The rounded foot that every bottle stands on."""
    return smooth(
        [
            (0.0, 0.09),
            (0.26 * radius, 0.075),
            (0.6 * radius, 0.035),
            (0.78 * radius, 0.004),
            (0.88 * radius, 0.004),
            (0.965 * radius, 0.034),
            (radius, 0.09),
        ],
        6,
    )


def bordeaux() -> Shape:
    radius = 0.383
    outside = [
        *foot(radius),
        (radius, 1.0),
        *smooth(
            [
                (radius, 1.84),
                (0.379, 1.925),
                (0.355, 2.015),
                (0.300, 2.095),
                (0.225, 2.160),
                (0.172, 2.222),
                (0.150, 2.31),
                (0.144, 2.45),
                (0.140, 2.82),
            ]
        ),
        (0.140, 2.98),
        (0.0, 2.98),
    ]
    liquid = [
        (0.0, 0.15),
        (0.2, 0.12),
        (0.315, 0.085),
        (0.350, 0.145),
        (0.350, 1.84),
        *smooth([(0.346, 1.925), (0.322, 2.01), (0.268, 2.085), (0.192, 2.152), (0.138, 2.222), (0.116, 2.31)]),
        (0.108, 2.42),
        (0.0, 2.42),
    ]
    capsule = [
        (0.1512, 2.325),
        (0.1502, 2.42),
        (0.1466, 2.60),
        (0.1432, 2.80),
        *smooth([(0.1440, 2.815), (0.1530, 2.824), (0.1570, 2.842), (0.1566, 2.868), (0.1548, 2.888), (0.1508, 2.902)], 6),
        (0.1495, 2.955),
        *smooth([(0.1490, 2.962), (0.1465, 2.980), (0.138, 2.9905), (0.12, 2.993)], 6),
        (0.0, 2.993),
    ]
    return Shape(
        height=2.993,
        radius=radius,
        outside=outside,
        liquid=liquid,
        capsule=capsule,
        label=LabelPlace(foot=0.44, width=0.82),
        neck=2.63,
        mark=(2.40, 0.1506),
    )


def port() -> Shape:
    """Broad shoulders and a neck that swells, to hold back the crust of an old wine."""
    radius = 0.383
    outside = [
        *foot(radius),
        (radius, 1.0),
        *smooth(
            [
                (radius, 1.66),
                (0.380, 1.745),
                (0.357, 1.840),
                (0.298, 1.922),
                (0.222, 1.975),
                (0.176, 2.030),
                (0.170, 2.110),
                (0.180, 2.230),
                (0.178, 2.330),
                (0.160, 2.450),
                (0.145, 2.560),
                (0.142, 2.660),
            ]
        ),
        (0.142, 2.78),
        (0.0, 2.78),
    ]
    capsule = [
        (0.1635, 2.455),
        (0.1475, 2.56),
        (0.1455, 2.635),
        *smooth([(0.1465, 2.645), (0.1580, 2.656), (0.1640, 2.678), (0.1640, 2.735), (0.1600, 2.765), (0.1520, 2.778)], 6),
        *smooth([(0.1480, 2.790), (0.138, 2.800), (0.12, 2.803)], 6),
        (0.0, 2.803),
    ]
    return Shape(
        height=2.803,
        radius=radius,
        outside=outside,
        liquid=[],
        capsule=capsule,
        label=LabelPlace(foot=0.40, width=0.78),
        neck=2.44,
        mark=(2.709, 0.1640),
    )


def olive_oil() -> Shape:
    """Half a litre: narrower, with long sloping shoulders and a short pouring cap."""
    radius = 0.325
    outside = [
        *foot(radius),
        (radius, 1.0),
        *smooth(
            [
                (radius, 1.52),
                (0.320, 1.62),
                (0.296, 1.76),
                (0.250, 1.90),
                (0.198, 2.02),
                (0.158, 2.12),
                (0.138, 2.22),
                (0.134, 2.30),
            ]
        ),
        (0.134, 2.64),
        (0.0, 2.64),
    ]
    liquid = [
        (0.0, 0.14),
        (0.18, 0.11),
        (0.262, 0.085),
        (0.295, 0.140),
        (0.295, 1.52),
        *smooth([(0.290, 1.62), (0.266, 1.755), (0.221, 1.89), (0.170, 2.01), (0.131, 2.11), (0.112, 2.22)]),
        (0.108, 2.30),
        (0.0, 2.30),
    ]
    capsule = [
        (0.1480, 2.275),
        (0.1505, 2.280),
        (0.1515, 2.290),
        (0.1515, 2.345),
        (0.1495, 2.352),
        (0.1495, 2.358),
        (0.1515, 2.365),
        (0.1515, 2.635),
        *smooth([(0.1512, 2.640), (0.1490, 2.654), (0.142, 2.661), (0.12, 2.663)], 6),
        (0.0, 2.663),
    ]
    return Shape(
        height=2.663,
        radius=radius,
        outside=outside,
        liquid=liquid,
        capsule=capsule,
        label=LabelPlace(foot=0.36, width=0.68),
        neck=2.33,
        mark=(2.50, 0.1515),
    )


SHAPES = {"bordeaux": bordeaux, "port": port, "olive-oil": olive_oil}
