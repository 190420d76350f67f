import { describe, expect, test } from 'vitest';
import { news } from '../content/news';
import { onThisPage, shortDateText } from './news-item';

test('a day is written short, with the month abbreviated', () => {
	expect(shortDateText('2026-10-12')).toBe('12 out. 2026');
	expect(shortDateText('2025-09-01')).toBe('1 set. 2025');
});

describe('an article that WordPress tells of, on a page of another language', () => {
	const [built] = news;
	const told = { title: 'Título de lá', date: '2026-01-20', category: 'premios' };

	test('is told as this build tells of it, if it has it', () => {
		const item = { ...told, address: `/noticias/${built?.slug}` };
		expect(onThisPage(item, 'pt')).toEqual({
			address: `/noticias/${built?.slug}`,
			title: built?.title,
			date: built?.date,
			category: built?.category,
		});
		expect(onThisPage(item, undefined)).toBe(item);
	});

	test('is marked as one of the main language, if only WordPress has it', () => {
		const item = { ...told, address: 'https://wp.example/premio/' };
		expect(onThisPage(item, 'pt')).toEqual({ ...item, lang: 'pt' });
		expect(onThisPage(item, undefined)).toBe(item);
	});
});
