"""
Renders one view of one bottle with a blank label, or the label's coordinates for each of its pixels.

blender -t 1 -b --factory-startup -P render.py -- BOTTLE VIEW FILE [coordinates]
"""

import math
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))

import materials
import mesh
import studio
from bottles import BOTTLES
from shapes import SHAPES

SAMPLES = 64
"""Every front has the same scale, so that bottles of one width stand beside each other in their true sizes."""
FRONT = {"across": 0.80, "width": 560}
BACK = {"across": 0.80, "width": 320}
NECK = {"across": 0.62, "width": 560}
NECK_HEIGHT = 760
DISTANCE = 18.0
"""The label of the back is narrower; the bottle is turned so that it is seen a little from the side."""
BACK_LABEL = 0.74
BACK_TURN = math.radians(16)
COORDINATES_MARGIN = 0.25
COORDINATES_PERCENT = 40


def main(bottle_name, view, file, coordinates):
    bottle = BOTTLES[bottle_name]
    shape = SHAPES[bottle.shape]()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    frame(scene, shape, view)
    place, turn = label_of(shape, view)
    if coordinates:
        show = materials.coordinates(COORDINATES_MARGIN)
        mesh.wrapped("label", shape.radius + 0.0012, *place, turn, show, COORDINATES_MARGIN)
        sample_middles(scene)
    else:
        build(bottle, shape, view)
        mesh.wrapped("label", shape.radius + 0.0012, *place, turn, materials.paper())
        studio.light(pale=bottle.glass is not None)
        sample_light(scene)
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def build(bottle, shape, view):
    glass = materials.glass(bottle.glass) if bottle.glass else materials.black_glass()
    mesh.turned("glass", shape.outside, glass)
    if bottle.liquid:
        mesh.turned("liquid", shape.liquid, materials.liquid(bottle.liquid))
    mesh.turned("capsule", shape.capsule, materials.tin(bottle.capsule))
    if view != "back":
        mesh.engraved(*shape.mark, materials.foil(bottle.mark))


def label_of(shape, view):
    """Foot and width of the label that the view shows, and how far it is turned from the camera."""
    foot, width = shape.label.foot, shape.label.width
    if view != "back":
        return (foot, width), 0.0
    return (foot + 1.5 * width * (1 - BACK_LABEL), width * BACK_LABEL), BACK_TURN


def frame(scene, shape, view):
    """A long lens, so that a bottle stands upright in its whole height, in the middle of a transparent picture."""
    picture = {"front": FRONT, "back": BACK, "neck": NECK}[view]
    across, width = picture["across"], picture["width"]
    margin = 0.06
    height = NECK_HEIGHT if view == "neck" else math.ceil((shape.height + 2 * margin) / across * width)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    camera = bpy.data.cameras.new("camera")
    camera.sensor_fit, camera.sensor_width = "HORIZONTAL", 36
    camera.lens = DISTANCE * 36 / across
    body = bpy.data.objects.new("camera", camera)
    middle = shape.neck if view == "neck" else shape.height / 2
    body.location = (0, -DISTANCE, middle)
    body.rotation_euler = (math.pi / 2, 0, 0)
    scene.collection.objects.link(body)
    scene.camera = body


def sample_light(scene):
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = SAMPLES, True, 0.015
    cycles.use_denoising = False
    cycles.max_bounces, cycles.transmission_bounces = 16, 14
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"


def sample_middles(scene):
    """Coordinates are read at the middle of each pixel, unchanged by any curve, and smooth enough to be stored small."""
    scene.cycles.samples, scene.cycles.use_adaptive_sampling, scene.cycles.use_denoising = 1, False, False
    scene.cycles.filter_width = 0.01
    scene.render.resolution_percentage = COORDINATES_PERCENT
    scene.view_settings.view_transform = "Raw"
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.compression = 100


arguments = sys.argv[sys.argv.index("--") + 1 :]
main(*arguments[:3], coordinates="coordinates" in arguments[3:])
