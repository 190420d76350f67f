import { expect, it } from 'vitest';
import { spotHeights } from './spot-heights';

it('marks the top and the foot of a parcel with the altitudes that the facts give for them', () => {
	expect(spotHeights('francisca-franca')).toEqual([
		{ place: [-7.524301, 41.156904], metres: 207 },
		{ place: [-7.522366, 41.158415], metres: 123 },
	]);
});
