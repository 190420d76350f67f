/** Half the width of a river in metres (`tiles/terrain/rivers.ts`); the streams have one for all. */
const halfWidths: Readonly<Record<string, number>> = { 'Rio Douro': 82, 'Rio Sabor': 42, 'Rio Tua': 19 };
const streamHalfWidth = 8;

/** From the middle of a river to its bank, in metres. @param name as in `rivers.gen.json` */
export function riverHalfWidth(name: string): number {
	return halfWidths[name] ?? streamHalfWidth;
}
