import type { MapCamera } from '../map/engine';
import { cameraSentence } from './camera-sentence';

/** Where the camera is, with or without a live map, and which of its moves are worth a sentence. */
export class CameraKeeper {
	readonly #listeners = new Set<() => void>();
	#camera: MapCamera;
	/** The view that the last sentence left the visitor with. */
	#told: MapCamera | undefined;

	constructor(camera: MapCamera) {
		this.#camera = camera;
	}

	get = (): MapCamera => this.#camera;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	move(camera: MapCamera): void {
		this.#camera = camera;
		for (const listener of this.#listeners) listener();
	}

	/**
	 * Ends a move.
	 * @param isOwn whether it was the page's own and has been announced already
	 * @returns what it means in words, empty for the page's own or for next to nothing
	 */
	settle(camera: MapCamera, isOwn: boolean): string {
		this.move(camera);
		const sentence = isOwn || !this.#told ? '' : cameraSentence(this.#told, camera);
		if (sentence || isOwn || !this.#told) this.#told = camera;
		return sentence;
	}
}
