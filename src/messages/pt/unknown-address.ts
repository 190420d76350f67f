export const unknownAddressMessages = {
	unsurveyed: 'não levantado',
	removed: 'retirado da folha',
	notHere: 'Sem rede não se sabe o que há neste endereço.',
};
