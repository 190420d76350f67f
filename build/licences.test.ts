import { expect, it } from 'vitest';
import { licencesText } from './licences';

const react = { version: '19.0.0', identifier: 'MIT', text: 'MIT License\r\n\r\nCopyright (c) Meta\r\n' };

it('says a licence once, beneath all packages that have it in the same words', async () => {
	const text = await licencesText([
		{ ...react, name: 'react-dom' },
		{ ...react, name: 'react' },
		{ ...react, name: 'react' },
	]);
	expect(text).toContain('react 19.0.0 (MIT)\nreact-dom 19.0.0 (MIT)\n\nMIT License\n\nCopyright (c) Meta\n');
	expect(text.match(/Copyright/g)).toHaveLength(1);
});

it('gives a package that was published without its licence the standard text with the name of its holder', async () => {
	const text = await licencesText([{ name: 'pmtiles', version: '4.5.0', identifier: 'BSD-3-Clause' }]);
	expect(text).toContain('Copyright 2021 Protomaps LLC\n\nRedistribution and use in source and binary forms');
});

it('refuses a package that nobody gave a licence', async () => {
	const stranger = { name: 'stranger', version: '1.0.0', identifier: 'MIT' };
	await expect(licencesText([stranger])).rejects.toThrow(/stranger 1\.0\.0 is shipped without its licence/);
});
