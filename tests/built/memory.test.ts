import { expect, test } from 'vitest';
import { measureGrowth } from '../bench/memory';

/** `npm run bench -- memory` sends 100,000 requests and 1,000 messages, which may leave 10 MB. */
test('the built server gathers nothing over 4,000 requests and 200 messages', async () => {
	const { heap } = await measureGrowth({ requests: 4_000, messages: 200 });
	expect(heap).toBeLessThan(2_000_000);
}, 120_000);
