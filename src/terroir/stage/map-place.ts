import type { CameraPadding } from '../map/engine';

/** Where the map is to be drawn. `padding` is read again whenever the box changes. */
export type MapPlace = { container: HTMLElement; label: string; padding: () => CameraPadding };
