/* A laurel wreath as one SVG path, drawn leaf by leaf up both sides. */
export const laurel = ((): string => {
  let path = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 13; i++) {
      const at = Math.PI / 2 + side * (0.24 + i * 0.188);
      const [x, y] = [100 + 80 * Math.cos(at), 100 + 80 * Math.sin(at)];
      for (const spread of [-0.42, 0.5]) path += leaf(x, y, at + side * (1.25 + spread));
    }
  return path;
})();

function leaf(x: number, y: number, along: number): string {
  const [tipX, tipY] = [x + 27 * Math.cos(along), y + 27 * Math.sin(along)];
  const [outX, outY] = [-Math.sin(along) * 7, Math.cos(along) * 7];
  const [midX, midY] = [(x + tipX) / 2, (y + tipY) / 2];
  const p = (n: number): string => n.toFixed(1);
  return `M${p(x)} ${p(y)}Q${p(midX + outX)} ${p(midY + outY)} ${p(tipX)} ${p(tipY)}Q${p(midX - outX)} ${p(midY - outY)} ${p(x)} ${p(y)}Z`;
}
