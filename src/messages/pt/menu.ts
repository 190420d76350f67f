/** Every string of the menu of small screens that is not in the header too. */
export const menuMessages = {
	menu: 'Menu',
	closeMenu: 'Fechar menu',
	estatesAndParcels: '4 quintas, 47 parcelas',
	families: 'Dezanove vinhos e um azeite',
	onThisDevice: 'Neste dispositivo',
	onThisDeviceHint: 'Páginas, mapa e mensagens guardadas',
};
