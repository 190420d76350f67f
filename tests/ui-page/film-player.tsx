import type { ComponentProps } from 'react';
import { Player } from '../../src/ui/video/player';

/** Plays a film of two parts. */
export function FilmPlayer(film: Pick<ComponentProps<typeof Player>, 'title' | 'files' | 'onFailure'>) {
	return (
		<Player
			{...film}
			parts={[
				{ from: 0, to: 5, name: 'Inverno', place: 'Moinho', position: '', across: 0.5, down: 0.6 },
				{ from: 5, to: 10, name: 'Vindima', place: 'Martim', position: '', across: 0.5, down: 0.6 },
			]}
		/>
	);
}
