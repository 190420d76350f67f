export const storyMessages = {
	onTheLand: 'Na vinha',
	plateOf: (name: string) => `Curvas de nível: ${name}`,
};
