/** Made-up ratings of 24 segments by a walk and by a vendor, to show a comparison before there is a real one. */
export const examplePairs = `Segment	Our walk	Vendor
1-01	71	74
1-08	62	69
1-15	78	77
2-06	45	52
2-13	38	47
3-04	84	83
3-11	88	90
4-02	56	61
4-09	51	49
4-14	67	70
5-01	29	36
5-07	33	45
5-12	24	33
6-03	92	91
6-10	81	86
7-05	59	60
7-08	64	62
7-13	73	79
8-02	48	51
8-06	55	63
8-09	41	46
8-12	69	68
8-14	76	80
8-15	86	84
`;
