import type { Words } from '../words-type';

export const keptLanguagesMessages: Words<typeof import('../pt/kept-languages').keptLanguagesMessages> = {
	title: (name: string) => `Pages in ${name}`,
	save: (name: string) => `Also keep the pages in ${name}`,
	resume: 'Resume',
	retry: 'Try again',
	remove: (name: string) => `Delete the pages in ${name}`,

	unknown: 'Only once the site is kept',
	absent: 'Not saved',
	downloading: 'Downloading',
	ready: 'Saved',
	readyHint: 'They open without network. Deleted, they come back if you open one of them.',
	stopped: {
		offline: {
			state: 'Paused: no network',
			hint: 'They resume by themselves when there is a network. What has arrived is kept.',
		},
		server: {
			state: 'Paused: the server does not answer',
			hint: 'They resume by themselves in a little while. What has arrived is kept.',
		},
		interrupted: { state: 'Interrupted', hint: 'What has arrived is kept.' },
		'storage-full': {
			state: 'Out of space',
			hint: 'What has arrived is kept. Here you can delete the images, which come back as you see them.',
		},
		'storage-unavailable': {
			state: 'They cannot be saved',
			hint: 'This browser does not let data be saved, perhaps because the window is private. With a network they open all the same.',
		},
		'bad-file': {
			state: 'The server sent something else',
			hint: 'The site may have a new edition, or the network may want its terms accepted first. What has arrived is kept.',
		},
		http: {
			state: 'They are not on the server',
			hint: 'Look for a new edition of the site and try again. What has arrived is kept.',
		},
		'update-waiting': {
			state: 'There is a new edition of the site',
			hint: 'Update the site: the pages come with the new edition.',
		},
	},

	notHere: (name: string) => `The pages in ${name} are not saved on this device. With a network they open.`,
};
