#!/bin/sh
# Renders the bottles anew into ../renders, two views at a time: all of them, or those that are named, such as `olive-front` and
# `bordeaux-front-label`. Needs Blender 3.4 and ffmpeg; all of them take about half an hour of two cores.
set -eu
cd "$(dirname "$0")"
export PYTHONDONTWRITEBYTECODE=1
RENDERS=$(cd ../renders && pwd)
WORK=$(mktemp -d)
export RENDERS WORK
trap 'rm -r "$WORK"' EXIT

# Name, bottle, view and what is rendered. Of bottles of one shape the labels lie alike: the coordinates of one are those of all.
views() {
	for view in front back; do
		echo "bordeaux-$view-label dark $view coordinates"
		echo "port-$view-label port $view coordinates"
		echo "olive-oil-$view-label olive-oil $view coordinates"
	done
	for view in front back neck; do
		for bottle in dark olive clear port olive-oil; do echo "$bottle-$view $bottle $view light"; done
	done
}

wanted() {
	if [ $# -eq 0 ]; then views; else for name in "$@"; do views | grep "^$name "; done; fi
}

# Arguments: name, bottle, view, what. Without a denoiser in Debian's Blender, ffmpeg takes the noise; the edge against the ground stays as it is.
cat >"$WORK/render" <<'END'
set -eu
if [ "$4" = coordinates ]; then
	nice -n 10 blender -t 1 -b --factory-startup -P render.py -- "$2" "$3" "$RENDERS/$1.png" coordinates
	exit
fi
nice -n 10 blender -t 1 -b --factory-startup -P render.py -- "$2" "$3" "$WORK/$1.png"
nice -n 10 ffmpeg -v error -y -i "$WORK/$1.png" -filter_complex \
	"[0]format=gbrap,split[a][b];[a]format=gbrp,nlmeans=s=6:p=5:r=13[clean];[b]alphaextract[edge];[clean][edge]alphamerge" \
	-frames:v 1 -c:v libwebp -lossless 1 -compression_level 6 -pix_fmt bgra "$RENDERS/$1.webp"
END

wanted "$@" >"$WORK/jobs"
xargs -L1 -P2 sh "$WORK/render" <"$WORK/jobs"
