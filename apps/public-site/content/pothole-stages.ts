/** Stages in which a pothole forms. */
export const potholeStages = [
  {
    id: 'water',
    title: 'Water gets in',
    text: 'Rain and meltwater find a crack in the surface and soak the layers under it.',
    sign: 'Look for: open cracks.',
  },
  {
    id: 'frost',
    title: 'Frost lifts the surface',
    text: 'The water freezes, expands and pushes the pavement up. In warm climates, standing water softens the base instead.',
    sign: 'Look for: cracks that join.',
  },
  {
    id: 'void',
    title: 'A void is left behind',
    text: 'The ice melts, the ground settles back, and the surface bridges a hollow with nothing to rest on.',
    sign: 'Look for: alligator cracking, a slight dip.',
  },
  {
    id: 'break',
    title: 'Traffic breaks it through',
    text: 'A wheel goes over once too often. The surface falls in, and each following wheel carries some of it away.',
    sign: 'Now it is a pothole.',
  },
] as const;

export type PotholeStageId = (typeof potholeStages)[number]['id'];
