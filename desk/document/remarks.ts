import { castasIn } from '../../src/content/vineyards/castas.ts';
import type { FieldValue, Path } from './content-text.ts';

/** What the desk asks about at a field, though the build takes it. */
export type Remark = { path: Path; message: string };

/**
 * @param fields of a wine; any other file has no remarks
 * @param castasOf what each parcel is planted with, by its slug: `Rufete 60 %, outras 40 %`
 */
export function remarksOf(
	fields: { [name: string]: FieldValue },
	castasOf: Readonly<Record<string, string>>,
): readonly Remark[] {
	const { parcels, facts } = fields;
	const castas = typeof facts === 'object' && 'Castas' in facts ? facts.Castas : undefined;
	if (!Array.isArray(parcels) || parcels.length === 0 || typeof castas !== 'string') return [];
	const planted = new Set(parcels.flatMap((slug) => castasIn(castasOf[String(slug)] ?? '')));
	const others = castasIn(castas).filter((name) => !planted.has(name));
	if (others.length === 0) return [];
	const where = parcels.length === 1 ? 'da parcela escolhida' : 'das parcelas escolhidas';
	const list = new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(others);
	return [{ path: ['facts', 'Castas'], message: `Confirme: nos dados ${where} não há ${list}.` }];
}
