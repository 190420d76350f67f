/*
 * Apart from the engine, which knows the DOM: the build places names by them as well.
 */

/** In CSS pixels. */
export type ScreenPoint = { x: number; y: number };

/** In CSS pixels from the upper left corner of the map's box. */
export type ScreenBox = ScreenPoint & { width: number; height: number };
