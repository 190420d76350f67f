"""What the bottles are made of."""

import bpy


def principled(name, **inputs):
    """A material of the principled shader with some of its inputs set, `_` for a space in their names."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = (*value, 1) if isinstance(value, tuple) else value
    return material


def black_glass():
    """Filled with red wine it lets no light through: a polished black, which renders without noise."""
    return principled("black glass", Base_Color=(0.0035, 0.0045, 0.0025), Roughness=0.02, Specular=0.5, IOR=1.52)


def glass(lets_through):
    return principled("glass", Base_Color=lets_through, Transmission=1.0, Roughness=0.0, IOR=1.5)


def liquid(lets_through):
    """Its surface is that between glass and liquid, so that nothing but one refraction lies between them."""
    return principled("liquid", Base_Color=lets_through, Transmission=1.0, Roughness=0.0, IOR=1.34 / 1.5)


def tin(colour):
    return principled("tin", Base_Color=colour, Metallic=0.85, Roughness=0.4, Clearcoat=0.8, Clearcoat_Roughness=0.15)


def foil(colour):
    return principled("foil", Base_Color=colour, Metallic=0.75, Roughness=0.35)


def paper():
    """Blank paper, as good as white and quite dull: labels are multiplied into it."""
    return principled("paper", Base_Color=(0.92, 0.92, 0.92), Roughness=1.0, Specular=0.0)


def emission(name, colour, strength, profile=None):
    """A light with a fall-off across its width: `profile` holds (place from 0 to 1, share of the strength)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    # Rays find these lights by themselves; looking for them would only take samples away from the lamps.
    material.cycles.sample_as_light = False
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    shader = nodes.new("ShaderNodeEmission")
    shader.inputs["Color"].default_value = (*colour, 1)
    shader.inputs["Strength"].default_value = strength
    links.new(shader.outputs["Emission"], nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    if profile:
        place, split, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
        scale = nodes.new("ShaderNodeMath")
        scale.operation = "MULTIPLY"
        scale.inputs[1].default_value = strength
        stops = ramp.color_ramp.elements
        while len(stops) < len(profile):
            stops.new(0.5)
        for stop, (at, share) in zip(stops, profile):
            stop.position, stop.color = at, (share, share, share, 1)
        links.new(place.outputs["Generated"], split.inputs["Vector"])
        links.new(split.outputs["X"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], scale.inputs[0])
        links.new(scale.outputs["Value"], shader.inputs["Strength"])
    return material


def coordinates(margin):
    """Shows UV coordinates as red and green, `margin` to `1 + margin` squeezed into 0 to 1."""
    material = bpy.data.materials.new("coordinates")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    place, squeeze, shader = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "Emission"))
    squeeze.inputs["Location"].default_value = (margin / (1 + 2 * margin),) * 2 + (0,)
    squeeze.inputs["Scale"].default_value = (1 / (1 + 2 * margin),) * 2 + (1,)
    links.new(place.outputs["UV"], squeeze.inputs["Vector"])
    links.new(squeeze.outputs["Vector"], shader.inputs["Color"])
    links.new(shader.outputs["Emission"], nodes.new("ShaderNodeOutputMaterial").inputs["Surface"])
    return material
