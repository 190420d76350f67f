/** A late morning: the terraces that face south-east are lit. Radians, the azimuth clockwise from north. */
const azimuth = (142 * Math.PI) / 180;
const elevation = (44 * Math.PI) / 180;

/** Where the sun stands in every picture of the land. */
export const sun = {
	azimuth,
	elevation,
	/** Towards the sun over the ground: a metre of the way in metres east and north. */
	east: Math.sin(azimuth),
	north: Math.cos(azimuth),
	/** Metres that the light rises over each metre of ground. */
	rise: Math.tan(elevation),
} as const;
