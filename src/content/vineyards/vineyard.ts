/** What a drawing cannot tell of a parcel. Area, altitude, slope and exposure are computed (`facts.gen.json`). */
export type Vineyard = {
	/** With their shares, largest first, `outras` last: `Touriga Franca 62 %, outras 38 %`. They make 100. */
	castas: string;
	planted: string;
	soil: string;
	/** How the hillside is shaped and the vine is led, with the density in vines per hectare. */
	training: string;
};
