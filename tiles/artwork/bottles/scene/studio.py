"""The studio: tall strip lights that draw the long highlights, light on the label that no glass mirrors, a card behind pale glass."""

import math

import bpy
from mathutils import Vector

import materials

SOFT = [(0.0, 0.0), (0.35, 0.9), (0.65, 1.0), (1.0, 0.25)]
EVEN = [(0.0, 0.6), (0.5, 1.0), (1.0, 0.6)]


def strip(name, azimuth, distance, width, strength, colour=(1, 1, 1), profile=EVEN, height=11.0):
    """
    An upright light, `azimuth` degrees to the right of the camera as seen from the bottle.
    The glass mirrors it at half that angle. It is far taller than the bottle, so that no highlight ends before the glass does.
    """
    angle = math.radians(azimuth)
    place = (distance * math.sin(angle), -distance * math.cos(angle), 1.8)
    return card(name, place, width, height, materials.emission(name, colour, strength, profile), ("camera", "diffuse"))


def card(name, place, width, height, material, hidden_from):
    bpy.ops.mesh.primitive_plane_add(size=1, location=place)
    body = bpy.context.object
    body.name = name
    body.scale = (width, height, 1)
    towards = Vector((0, 0, place[2])) - Vector(place)
    body.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    body.data.materials.append(material)
    for rays in hidden_from:
        setattr(body, f"visible_{rays}", False)
    return body


def lamp(name, place, target, size, energy):
    """A light that shows on the label and the capsule but is not mirrored in glass."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y, data.energy = "RECTANGLE", size[0], size[1], energy
    body = bpy.data.objects.new(name, data)
    body.location = place
    body.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    body.visible_glossy = False
    body.visible_transmission = False
    bpy.context.scene.collection.objects.link(body)


def light(pale):
    """Lights the scene; `pale` glass is lit from behind as well."""
    strip("key", -76, 4.2, 1.15, 5.2, (1, 0.97, 0.93), SOFT)
    strip("edge", 104, 4.0, 0.42, 5.0, (0.96, 0.98, 1))
    strip("rim left", -146, 3.6, 0.70, 1.1, (1, 0.97, 0.93))
    strip("rim right", 142, 3.6, 0.80, 1.1, (0.96, 0.98, 1))
    lamp("label left", (-3.8, -6.2, 2.2), (0, 0, 1.1), (2.0, 2.0), 390)
    lamp("label right", (3.8, -6.2, 2.0), (0, 0, 1.1), (2.0, 2.0), 330)
    if pale:
        profile = [(0.0, 0.1), (0.36, 0.45), (0.5, 1.0), (0.64, 0.45), (1.0, 0.1)]
        glow = materials.emission("card", (1, 0.96, 0.88), 1.25, profile)
        card("card", (0, 2.4, 1.4), 9.0, 40.0, glow, ("camera", "glossy", "diffuse", "shadow"))
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0.03, 0.03, 0.03, 1)
    bpy.context.scene.world = world
