export const unknownAddressMessages = {
	unsurveyed: 'não levantado',
	removed: 'retirado da folha',
};
