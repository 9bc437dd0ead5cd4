/** For stories: a drawn portrait as a file, wider than it is high. */
export async function portrait(width = 960, height = 720): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  const paint = (fill: string, x: number, y: number, radius: number) => {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  };
  context.fillStyle = '#cdc7b6';
  context.fillRect(0, 0, width, height);
  paint('#264239', width * 0.9, height * 0.7, height * 0.25);
  paint('#e6ded1', width / 2, height * 1.1, height * 0.45);
  paint('#3c2b27', width / 2, height * 0.4, height * 0.24);
  paint('#deaa88', width / 2, height * 0.46, height * 0.19);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'marina.jpg', { type: 'image/jpeg' });
}
