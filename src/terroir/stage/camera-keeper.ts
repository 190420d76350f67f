import type { MapCamera } from '../map/engine';
import { cameraSentence } from './camera-sentence';

/** Where the camera is, with or without a live map, and which of its moves are worth a sentence. */
export class CameraKeeper {
	readonly #listeners = new Set<() => void>();
	#camera: MapCamera;
	#inFlight = false;
	/** The view that the last sentence left the visitor with. */
	#told: MapCamera | null = null;

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

	/** The move that ends next is the page's own and has been announced already. */
	takeOff(): void {
		this.#inFlight = true;
	}

	isInFlight(): boolean {
		return this.#inFlight;
	}

	/** Ends a move. @returns what it means in words, empty for a flight or for next to nothing */
	settle(camera: MapCamera): string {
		this.move(camera);
		const sentence = this.#inFlight || !this.#told ? '' : cameraSentence(this.#told, camera);
		if (sentence || this.#inFlight || !this.#told) this.#told = camera;
		this.#inFlight = false;
		return sentence;
	}
}
