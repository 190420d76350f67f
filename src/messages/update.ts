export const updateMessages = {
	waiting: 'Há uma edição nova do atlas.',
	active: 'A edição nova já está noutro separador. O que escreveu aqui fica.',
	activating: 'A atualizar…',
	accept: 'Atualizar',
	dismiss: 'Fechar o aviso',
} as const;
