"""Meshes: what is turned on a lathe, and what is wrapped around it."""

import math

import bpy

TURNS = 192


def turned(name, profile, material):
    """A profile of (radius, height) turned around the upright axis."""
    corners = [(r * math.cos(a), r * math.sin(a), z) for a in turns() for r, z in profile]
    length = len(profile)
    faces = []
    for turn in range(TURNS):
        here, there = turn * length, (turn + 1) % TURNS * length
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(length - 1)]
    return added(name, corners, faces, material, sharp=math.radians(35))


def turns():
    return [2 * math.pi * turn / TURNS for turn in range(TURNS)]


def wrapped(name, radius, foot, width, centre, material, margin=0.0):
    """
    A label of `width` along the glass and half as high again, its middle turned by `centre` radians from the camera.
    Its UV coordinates are those of the label: 0 to 1 from left to right and from foot to head; `margin` widths go beyond them on every side.
    """
    columns = 128
    height = 1.5 * width
    rows = (-margin, 1 + margin)
    across = [-margin + (1 + 2 * margin) * column / columns for column in range(columns + 1)]
    corners = []
    for u in across:
        angle = centre - math.pi / 2 + (u - 0.5) * width / radius
        corners += [(radius * math.cos(angle), radius * math.sin(angle), foot + v * height) for v in rows]
    faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(columns)]
    label = added(name, corners, faces, material, sharp=math.pi)
    layer = label.data.uv_layers.new()
    for loop in label.data.loops:
        column, row = divmod(loop.vertex_index, 2)
        layer.data[loop.index].uv = (across[column], rows[row])
    return label


def added(name, corners, faces, material, sharp):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    mesh.validate()
    mesh.update()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = sharp
    mesh.materials.append(material)
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    return body


# The mark as src/ui/mark.tsx draws it: four estates, and who sees whom.
ESTATES = [(2, 27.5), (13.5, 4), (45, 23.5), (7.2, 31)]
SIGHT_LINES = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)]
MARK_WIDTH = 0.125


def engraved(height, radius, material):
    """The mark on the front of a capsule."""

    def on_capsule(x, y):
        angle = -math.pi / 2 + (x - 23.5) / 43 * MARK_WIDTH / radius
        return (radius * math.cos(angle), radius * math.sin(angle), height - (y - 17.5) / 43 * MARK_WIDTH)

    for start, end in SIGHT_LINES:
        (x0, y0), (x1, y1) = ESTATES[start], ESTATES[end]
        steps = 24
        line(on_capsule, [(x0 + (x1 - x0) * s / steps, y0 + (y1 - y0) * s / steps) for s in range(steps + 1)], material)
    for x, y in ESTATES:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0058, location=on_capsule(x, y))
        bpy.context.object.data.materials.append(material)


def line(place, points, material):
    curve = bpy.data.curves.new("sight line", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.0011
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, (x, y) in zip(spline.points, points):
        point.co = (*place(x, y), 1)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("sight line", curve))
