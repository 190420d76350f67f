export const unknownAddressMessages = {
	unsurveyed: 'não levantado',
	removed: 'retirado da folha',
	notHere: 'Este endereço não está guardado neste dispositivo. Se existir, abre com rede.',
};
