import type { ExpressionSpecification } from 'maplibre-gl';

/** A value that goes evenly from one stop to the next. @param stops a zoom and the value there, by turns */
export function byZoom(...stops: (number | ExpressionSpecification)[]): ExpressionSpecification {
	return ['interpolate', ['linear'], ['zoom'], ...stops];
}
