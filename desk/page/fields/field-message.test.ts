import { expect, it } from 'vitest';
import { formOf } from '../../../build/content/forms';
import { kindOf } from '../../../build/content/schemas';
import { fieldMessage, fieldName } from './field-message';

it.each([
	[['lede'], '"lede" falta.', 'Falta.'],
	[['facts', 'Castas'], '"Castas" soma 29 %; tem de somar 100 %.', 'Soma 29 %; tem de somar 100 %.'],
	[['parcels', 0], '"parcels" é "abade", que não é parcela.', 'É "abade", que não é parcela.'],
	[['lede'], '"vinhas" contradiz os dados.', '"vinhas" contradiz os dados.'],
	[undefined, 'Falta a parte "## Vinha".', 'Falta a parte "## Vinha".'],
])('the sentence at the field %j is short: %s', (path, message, short) => {
	expect(fieldMessage({ message, ...(path && { path }) })).toBe(short);
});

it.each([
	['wines/abade', ['lede'], 'Entrada'],
	['wines/abade', ['vintages', 0, 'facts', 'Castas'], 'Colheitas anteriores, 1, Ficha técnica, Castas'],
	['visits/prova', ['home', 'figures', 1], 'Na primeira página, Dois dados, 2'],
	['vineyards/quatro-vistas', ['parcels', 'vv-acima', 'castas'], 'Parcelas, Vinha Velha, Castas'],
	['visits/prova', undefined, 'Texto'],
])('in %s the field %j is called %s', (file, path, name) => {
	const kind = kindOf(`src/content/${file}.md`);
	expect(fieldName(kind ? formOf(kind.schema) : [], path)).toBe(name);
});
