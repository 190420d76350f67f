import type { ComponentProps } from 'react';
import { homeMessages } from '#messages/home';
import { coordinatePair } from '../content/coordinates';
import { estates } from '../content/estates';
import captions from '../content/film-captions.gen.json';
import { nameLang } from '../content/languages';
import { Player } from '../ui/video/player';

const parts = captions.map((caption, index) => {
	const centre = estates.find(({ name }) => name === caption.place)?.centre;
	return {
		...caption,
		lang: nameLang,
		name: homeMessages.filmSeasons[index] ?? '',
		position: centre ? coordinatePair(centre, 'minutes') : '',
	};
});

/** Plays the film of the four estates: a season over each. */
export function FilmPlayer(film: Pick<ComponentProps<typeof Player>, 'title' | 'files' | 'onFailure'>) {
	return <Player {...film} parts={parts} />;
}
