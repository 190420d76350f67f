import { commonEndings } from '../../src/cf7/media-types';

/** WordPress' table of media types and the endings of file names that belong to them (`wp_get_mime_types`). */
export const knownEndings: Readonly<Record<string, string>> = {
	...commonEndings,
	'text/plain': 'txt asc c cc h srt',
	'text/csv': 'csv',
	'text/tab-separated-values': 'tsv',
	'text/calendar': 'ics',
	'text/richtext': 'rtx',
	'text/css': 'css',
	'text/html': 'htm html',
	'text/vtt': 'vtt',
	'application/rtf': 'rtf',
	'application/zip': 'zip',
	'application/x-gzip': 'gz gzip',
	'application/msword': 'doc',
	'application/vnd.ms-excel': 'xla xls xlt xlw',
	'application/vnd.ms-powerpoint': 'pot pps ppt',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
	'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
	'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
	'application/vnd.oasis.opendocument.text': 'odt',
	'application/vnd.oasis.opendocument.spreadsheet': 'ods',
	'application/vnd.oasis.opendocument.presentation': 'odp',
};
