/** The positions that the engine's speed is compared at. */
export const MEASURED: Readonly<Record<string, string>> = {
  START: '0000000000000000000000000/1/mortal:B3,D3/mortal:C4,C2',
  EARLY: '0110000001100001000000000/2/mortal:D4,A3/mortal:C4,C2',
  MID: '0141201001300011001001000/2/mortal:D5,C2/mortal:C4,C3',
};

/** The positions of the signature: mortals, and powers of every kind. */
export const SIGNED: readonly string[] = [
  ...Object.values(MEASURED),
  '0110100110100000000000000/1/mortal:E4,E3/mortal:C5,A2',
  '0110000000101002002001000/1/mortal:C5,E1/mortal:A4,B2',
  '0100010100010110123000000/2/apollo:C3,D1/athena:E2,A1',
  '0110002100010011311210021/2/artemis:B5,A2/demeter:A3,D2',
  '00010aa021010a2201200ab00/2/atlas:B5,E2/minotaur:A3,E1',
  '0020001000000220000100100/2/hephaestus:B4,E2/pan:D4,C2',
  '1000110001021100012000011/2/hermes:B4,C1/prometheus:C5,E3',
  '0000000100020002120010100/2/ares:B5,B2/hera:C4,E1',
  '1012004000111000100004000/1/charon:A2,A1/limus:B5,C1',
  '0010001011210111021311001/2/hypnus:D3,B1/medusa:C5,A2',
  '0000001000110210000000011/1/morpheus:A4,C3/triton:E3,D2',
  '020000011002010011000a010/1/selene[A1]:C5,A1/zeus[f=D2]:B5,D2',
  '1220101100011100110001000/2/aeolus[nw]:D5,B2/persephone:D2,A1',
  '0200111100102110011110110/2/europa-and-talus[C1]:D2,E2/urania:B5,E4',
  '0000000000101000011001000/2/medea[x]:B2,E2/odysseus[x]:A2,C1',
  '0002000011010000001010101/2/chaos[hermes]:C5,C3/tyche[2]:E3,B1',
  '1010011000100022400001110/1/gaea[1]:C4,D3,C2/poseidon:B4,A1',
  '0011101001010201031100000/1/hecate:D4,C3/pan:C4,D2',
  '0010001011210111021311001/2/hypnus:D3,B1/medusa:C5,A2/pan:E5,A3',
  '0000013301020aa0b0a011100/4/apollo:A3,C2/pan:A5,A1/atlas:=/demeter:=',
];
