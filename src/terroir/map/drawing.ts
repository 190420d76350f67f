/**
 * To draw apart from the page. Nothing is read from it: what is read some browsers falsify.
 * @throws {Error} where the browser cannot, or has no memory left
 */
export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
	const context = new OffscreenCanvas(width, height).getContext('2d');
	if (!context) throw new Error('The browser cannot draw here.');
	return context;
}
