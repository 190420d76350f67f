/** Loaded before a program with `--expose-gc`: tells its parent, whenever that sends a message, what it holds once all garbage is collected. */
process.on('message', async () => {
	for (let count = 0; count < 3; count += 1) {
		globalThis.gc();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	process.send(process.memoryUsage());
});
