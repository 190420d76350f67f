/** The ground that a row of `Visitar` uncovers; its picture is `public/art/visits/{slug}.avif` or `.webp`, 1600 × 400; its middle for upright places, `{slug}-600`, 600 × 400. */
export type VisitPicture = {
	/** The experience's on `/visitar`. */
	slug: string;
	/** What lies there, for whoever does not see it. */
	place: string;
};

export const visitPictures = [
	{ slug: 'prova-de-parcelas', place: 'A adega e as parcelas do Abade, do ar' },
	{ slug: 'caminhar-a-francisca', place: 'A Vinha da Francisca e o Torto, do ar' },
	{ slug: 'almoco-no-moinho', place: 'O Moinho e a sua vinha, do ar' },
	{ slug: 'um-dia-de-vindima', place: 'A Vinha Velha e o Carrascal, do ar' },
	{ slug: 'subir-o-rio-ao-sabor', place: 'O Sabor junto à vinha, do ar' },
] as const satisfies readonly VisitPicture[];

export type VisitPictureSlug = (typeof visitPictures)[number]['slug'];
