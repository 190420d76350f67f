/** The wines beside one, whose code comes when they are near. */
export const relatedWinesMessages = {
	allWines: 'Todos os vinhos',
	related: 'Da mesma prateleira',
	relatedLabel: 'Outros vinhos da prateleira',
	kindAndYear: (kind: string, year: number) => `${kind}, ${year}`,
};
