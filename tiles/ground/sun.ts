/** A late morning: the terraces that face south-east are lit. Radians, the azimuth clockwise from north. */
const AZIMUTH = (142 * Math.PI) / 180;
const ELEVATION = (44 * Math.PI) / 180;

/** Where the sun stands in every picture of the land. */
export const SUN = {
	azimuth: AZIMUTH,
	elevation: ELEVATION,
	/** Towards the sun over the ground: a metre of the way in metres east and north. */
	east: Math.sin(AZIMUTH),
	north: Math.cos(AZIMUTH),
	/** Metres that the light rises over each metre of ground. */
	rise: Math.tan(ELEVATION),
} as const;
