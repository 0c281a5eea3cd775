/**
 * Invented names for the streets of the example town, by district. The streets of the drawings (`example-streets.ts`)
 * are not among them: each of those has one rating everywhere.
 */
export const townName = 'Example town';

/** Streets that run through the whole town. */
export const throughStreets = ['Western Ave', 'Eastern Ave', 'Main St', 'Turnpike Rd'] as const;

/** Each district names its streets from one stock: the first of `kinds` one way, the second across. */
export const districtNames = [
  { district: 'Northgate', kinds: ['Dr', 'Ct'], stock: 'hills' },
  { district: 'Mill Quarter', kinds: ['St', 'Pl'], stock: 'trades' },
  { district: 'Old Town', kinds: ['St', 'Ave'], stock: 'people' },
  { district: 'Riverside', kinds: ['St', 'Ln'], stock: 'water' },
  { district: 'Orchard Park', kinds: ['Rd', 'Way'], stock: 'trees' },
  { district: 'Eastfield', kinds: ['St', 'Ter'], stock: 'fields' },
] as const;

const words = (text: string): readonly string[] => text.split(' ');

export const nameStocks = {
  hills: words(
    'Summit Ridge Crest Hillside Highland Overlook Granite Ledge Boulder Fox Deer Hawk Falcon Eagle Heron Partridge Quail Pheasant Sparrow Wren Badger Otter Valley Glen Hollow Knoll Bluff Canyon Mesa Prospect',
  ),
  trades: words(
    'Foundry Cooper Mason Weaver Tanner Potter Chandler Fletcher Sawyer Wheeler Forge Anvil Spindle Loom Bobbin Lathe Turner Miller Baker Brewer Carter Porter Market Exchange Commerce Union Mechanic Factory Canal Station',
  ),
  people: words(
    'Adams Bennett Calhoun Dawson Ellis Franklin Garfield Hamilton Irving Jackson Kent Lincoln Madison Nelson Osborne Putnam Quincy Randolph Sherman Taylor Upton Vernon Webster York Zane Clinton Harrison Monroe Prescott Winthrop',
  ),
  water: words(
    'Bridge Ferry Dock Wharf Pier Landing Levee Shore Willow Marsh Reed Cattail Bank Current Eddy Rapids Spring Brook Creek Lake Pond Harbor Anchor Sail Mariner Captain Boat Cove Inlet Delta',
  ),
  trees: words(
    'Maple Oak Elm Birch Pine Spruce Walnut Chestnut Hickory Poplar Sycamore Linden Laurel Dogwood Magnolia Juniper Hemlock Alder Aspen Cherry Apple Peach Plum Pear Hazel Holly Locust Beech Cypress Redbud',
  ),
  fields: words(
    'Meadow Prairie Harvest Barley Wheat Clover Timothy Alfalfa Pasture Plow Furrow Barn Silo Farm Acre Sunrise Morning Daisy Lupine Aster Violet Primrose Thistle Sorrel Sage Thyme Saffron Juniata Bluebell Larkspur',
  ),
} as const;
