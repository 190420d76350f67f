import { answerWheel } from './wheel-lock';

type WheelTarget = { ends: () => { start: boolean; end: boolean }; move: (direction: 1 | -1) => void };

/** Lets the wheel over an element move a carousel. Returns how to end it. */
export function driveByWheel(element: HTMLElement, { ends, move }: WheelTarget): () => void {
	let lastMove = Number.NEGATIVE_INFINITY;
	function handle(event: WheelEvent) {
		const answer = answerWheel(event, lastMove, ends());
		if (answer.kind === 'pass') return;
		event.preventDefault();
		if (answer.kind === 'hold') return;
		lastMove = event.timeStamp;
		move(answer.direction);
	}
	element.addEventListener('wheel', handle, { passive: false });
	return () => element.removeEventListener('wheel', handle);
}
