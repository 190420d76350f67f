"""The bottles that are rendered: a shape, a glass, what shines through it, a capsule. Colours are linear red, green, blue."""

from dataclasses import dataclass

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Bottle:
    shape: str
    """What each surface of the glass lets through; nothing when it is as good as black."""
    glass: Colour | None
    """What each surface of the liquid lets through."""
    liquid: Colour | None
    capsule: Colour
    mark: Colour


TIN_BLACK: Colour = (0.075, 0.040, 0.044)
GOLD: Colour = (0.62, 0.44, 0.19)

BOTTLES = {
    "dark": Bottle("bordeaux", None, None, TIN_BLACK, GOLD),
    "olive": Bottle("bordeaux", (0.50, 0.50, 0.34), (0.90, 0.86, 0.72), (0.36, 0.28, 0.15), (0.10, 0.06, 0.03)),
    "clear": Bottle("bordeaux", (0.97, 0.975, 0.965), (0.83, 0.53, 0.49), (0.44, 0.20, 0.16), (0.12, 0.02, 0.03)),
    "port": Bottle("port", None, None, (0.052, 0.048, 0.045), GOLD),
    "olive-oil": Bottle("olive-oil", (0.24, 0.24, 0.10), (0.84, 0.76, 0.36), (0.058, 0.060, 0.046), GOLD),
}
