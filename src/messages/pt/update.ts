export const updateMessages = {
	waiting: 'Há uma edição nova do sítio.',
	active: 'A edição nova já está noutro separador. O que escreveu aqui fica.',
	unkept: 'Este navegador não guarda o que escreveu. Copie-o antes de atualizar.',
	activating: 'A atualizar…',
	accept: 'Atualizar',
	dismiss: 'Fechar o aviso',
} as const;
