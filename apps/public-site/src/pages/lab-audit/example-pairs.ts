/** Made-up ratings of 24 segments by a walk and by a vendor, to show a comparison before there is a real one. */
export const examplePairs = `Segment	Our walk	Vendor
Cedar St, 1st to 2nd	71	74
Cedar St, 8th to 9th	62	69
Cedar St, 15th to 16th	78	77
Maple Ave, 6th to 7th	45	52
Maple Ave, 13th to 14th	38	47
Harbor Blvd, 4th to 5th	84	83
Harbor Blvd, 11th to 12th	88	90
Second St, 2nd to 3rd	56	61
Second St, 9th to 10th	51	49
Second St, 14th to 15th	67	70
Mill Rd, 1st to 2nd	29	36
Mill Rd, 7th to 8th	33	45
Mill Rd, 12th to 13th	24	33
Quarry Ln, 3rd to 4th	92	91
Quarry Ln, 10th to 11th	81	86
Division St, 5th to 6th	59	60
Division St, 8th to 9th	64	62
Division St, 13th to 14th	73	79
Orchard Ave, 2nd to 3rd	48	51
Orchard Ave, 6th to 7th	55	63
Orchard Ave, 9th to 10th	41	46
Orchard Ave, 12th to 13th	69	68
Orchard Ave, 14th to 15th	76	80
Orchard Ave, 15th to 16th	86	84
`;
