import type { Pixels } from '../contrast';
import type { Model } from './model';
import { printView } from './print';
import { castShadows } from './sun';
import type { View } from './view';

/** Prints a view in its own light. */
export function printStill(view: View, model: Model): Pixels {
	return printView(view, model, castShadows(model.heights, view.sun, view.camera.exaggeration));
}
