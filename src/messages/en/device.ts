import { quantity, rounded } from '../quantity';
import type { Words } from '../words-type';

export const extractMessages: Words<typeof import('../pt/device').extractMessages> = {
	title: 'Satellite map',
	progress: 'Map saved',
	save: 'Save the map',
	renew: 'Update the map',
	pause: 'Pause',
	resume: 'Resume',
	retry: 'Try again',
	remove: 'Delete the map',

	absent: 'Not saved',
	absentHint: 'There is hardly any signal on the estates. Saved before you set out, the map opens without one.',
	downloading: 'Downloading',
	downloadingHint: 'You can close this page: what has arrived is kept.',
	ready: 'Saved',
	readyHint: 'The map opens without network.',
	stale: 'Saved, but there is a newer map',
	staleHint: 'The saved map serves until the new one is complete.',
	paused: {
		offline: {
			state: 'Paused: no network',
			hint: 'It resumes by itself when there is a network. What has arrived is kept.',
		},
		server: {
			state: 'Paused: the server does not answer',
			hint: 'It resumes by itself in a little while. What has arrived is kept.',
		},
		visitor: { state: 'Paused', hint: 'What has arrived is kept. Resume when you like.' },
		wifi: {
			state: 'Paused: waiting for Wi-Fi',
			hint: 'It resumes by itself over Wi-Fi. To use mobile data, turn off ‘Wi-Fi only’. What has arrived is kept.',
		},
		line: {
			state: 'Paused: saving data',
			hint: 'The connection is slow, or set to save data. It resumes by itself when that changes, or now if you ask. What has arrived is kept.',
		},
		interrupted: { state: 'Interrupted', hint: 'What has arrived is kept.' },
	},
	error: {
		'storage-full': {
			state: 'Out of space',
			hint: 'What has arrived is kept. Here you can delete the images, which come back as you see them.',
		},
		'storage-unavailable': {
			state: 'It cannot be saved',
			hint: 'This browser does not let data be saved, perhaps because the window is private. With a network the map opens all the same.',
		},
		'bad-manifest': {
			state: 'The server answered wrongly',
			hint: 'It is not known which map is current. Try again later; what is saved stays.',
		},
		'bad-archive': {
			state: 'A part of the map arrived wrong',
			hint: 'It was asked for twice and does not match. The sound parts are kept; try again later.',
		},
		http: {
			state: 'The map is not on the server',
			hint: 'Reload the page and try again. What has arrived is kept.',
		},
	},
	freeSpace: (missing: string) => `Free ${missing} on this device, then resume.`,
	part: (done: string, total: string) => `${done} of ${total}`,
	pace: (rate: string, left: string) => `${rate} a second, ${left}`,
};

/** `1.5 MB`, `19 MB`. */
export function megabytes(bytes: number): string {
	const value = bytes / 1e6;
	if (value > 0 && value < 0.1) return `less than 0.1\u00a0MB`;
	return quantity(rounded(value, value < 10 ? 1 : 0), 'MB');
}

/** `less than a minute left`, `3 min left`, `2 h left`. */
export function timeLeft(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	if (minutes <= 1) return 'less than a minute left';
	if (minutes < 90) return `${minutes}\u00a0min left`;
	return `${Math.ceil(minutes / 60)}\u00a0h left`;
}
