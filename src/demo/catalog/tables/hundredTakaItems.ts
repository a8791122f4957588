/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const hundredTakaItems = `
# Kitchen Tools | kitchen
Silicone Oil Brush | 120 | 100 | oilBrush
Stainless Steel Vegetable Peeler | 100 | | peeler
Egg Separator with Long Handle | 110 | 99 | eggSeparator
# Household Essentials | clean
Self Adhesive Wall Hook, Pack of 6 | 130 | 100 | wallHooks
Sewing Kit in Travel Box | 120 | 99 | sewingKit
Door Stopper, Pack of 2 | 100 | | wedgeStopper
# Stationery | stationery
Gel Pen Set of 10 Colours | 140 | 100 | gelPens
Cute Animal Sticky Notes | 100 | | stickyNotes
Pocket Notebook with Elastic Band, Ruled, 96 Pages of Smooth Paper | 130 | 99 | notebook
# Cleaning Supplies | clean
Scrub Sponge Pack of 5 | 120 | 100 | scrubSponges
Microfibre Dusting Cloth | 100 | | dustCloth
Bottle Cleaning Brush | 110 | 98 | bottleBrush
# Personal Care Items | care
Nail Clipper with File | 120 | 100 | nailClipper
Wooden Hair Comb | 100 | | hairComb
Cotton Buds, 200 Pieces | 110 | 95 | cottonBuds
# Toys | toy
Light Up Yo-Yo | 130 | 100 | yoyo
Magic Speed Cube 3x3 | 140 | 100 | speedCube
Bubble Maker Stick | 100 | | bubbleStick
# Gardening Tools | tool
Mini Hand Shovel | 120 | 100 | handShovel
Plant Spray Bottle 300 ml | 130 | 100 | sprayBottle
Plant Tie Roll 20 m | 100 | | plantTie
# Pet Accessories | pet
Cat Collar with Bell | 120 | 100 | catCollar
Squeaky Rubber Bone | 130 | 99 | rubberBone
Pet Grooming Glove | 140 | 100 | petGlove
# Storage Solutions | decor
Foldable Mesh Laundry Net | 120 | 100 | laundryNet
Drawer Divider Set | 130 | 100 | drawerDivider
Cable Organizer Clips, Pack of 10 | 100 | | cableClips
# Decorative Items | decor
Fairy Light String 3 m | 140 | 100 | fairyLights
Paper Lantern | 120 | 99 | paperLantern
Mini Succulent Showpiece | 110 | 100 | succulent
# New 100 TK Items | toy
LED Key Ring Torch | 130 | 100 | keyTorch
Pop It Fidget Key Ring | 120 | 99 | popIt
Emoji Cushion Key Chain | 100 | | emojiKey
`;
