import type { Words } from '../words-type';
import { megabytes } from './device';

export const eraseMessages: Words<typeof import('../pt/erase').eraseMessages> = {
	what: 'The map, the pictures, the pages, messages to be sent and the draft. What would be lost is said first.',
	all: 'Delete all',
	title: 'Delete everything on this device?',
	messages: (subjects: readonly string[]) =>
		subjects.length === 1
			? `One message to be sent, which will be lost: ‘${subjects[0]}’.`
			: `${subjects.length} messages to be sent, which will be lost: ${subjects.map((subject) => `‘${subject}’`).join(', ')}.`,
	draft: 'The text you are writing in the form, which will be lost.',
	map: (bytes: number) => `The map, ${megabytes(bytes)}.`,
	pictures: (bytes: number) => `The images, ${megabytes(bytes)}.`,
	pages: (bytes: number) => `The pages and texts, ${megabytes(bytes)}. Without network, the site no longer opens.`,
	leaves:
		'What stays: your answers about age, the invitation and the map; the time of the last check; whatever you are writing in another tab.',
	cancel: 'Do not delete',
	erasing: 'Deleting…',
	erased:
		'Everything is deleted. If you carry on with the visit, the pages and images come back; the map only if you ask for it.',
	sending: 'A message is being sent at this moment and stays until that is done. The rest is deleted.',
	left: 'Not everything went. Try again in a little while.',
};
