/** A place that a film shows, from one moment to another, in seconds. */
export type PlaceCaption = { readonly from: number; readonly to: number; readonly place: string };

/** Adds the names of the places as a track of captions that is shown; nothing is fetched for it. */
export function addCaptions(video: HTMLVideoElement, captions: readonly PlaceCaption[], label: string): void {
	const track = video.addTextTrack('captions', label, 'pt-PT');
	for (const { from, to, place } of captions) track.addCue(new VTTCue(from, to, place));
	track.mode = 'showing';
}
