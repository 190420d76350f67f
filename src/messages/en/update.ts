import type { Words } from '../words-type';

export const updateMessages: Words<typeof import('../pt/update').updateMessages> = {
	waiting: 'There is a new edition of the site.',
	active: 'The new edition is already in another tab. What you wrote here stays.',
	unkept: 'This browser does not keep what you wrote. Copy it before you update.',
	activating: 'Updating…',
	accept: 'Update',
	dismiss: 'Close the notice',
};
