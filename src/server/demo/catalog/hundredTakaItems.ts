export const hundredTakaItems = `
# Kitchen Tools | 🥄 | kitchen
Silicone Oil Brush | 120 | 100 | 🖌️
Stainless Steel Vegetable Peeler | 100 | | 🥔
Egg Separator with Long Handle | 110 | 99 | 🥚
# Household Essentials | 🧻 | clean
Self Adhesive Wall Hook, Pack of 6 | 130 | 100 | 🪝
Sewing Kit in Travel Box | 120 | 99 | 🪡
Door Stopper, Pack of 2 | 100 | | 🚪
# Stationery | ✏️ | stationery
Gel Pen Set of 10 Colours | 140 | 100 | 🖊️
Cute Animal Sticky Notes | 100 | | 📝
Pocket Notebook with Elastic Band, Ruled, 96 Pages of Smooth Paper | 130 | 99 | 📓
# Cleaning Supplies | 🧽 | clean
Scrub Sponge Pack of 5 | 120 | 100
Microfibre Dusting Cloth | 100 | | 🧹
Bottle Cleaning Brush | 110 | 98 | 🧴
# Personal Care Items | 💅 | care
Nail Clipper with File | 120 | 100
Wooden Hair Comb | 100 | | 🪮
Cotton Buds, 200 Pieces | 110 | 95 | 👂
# Toys | 🪀 | toy
Light Up Yo-Yo | 130 | 100
Magic Speed Cube 3x3 | 140 | 100 | 🧊
Bubble Maker Stick | 100 | | 🫧
# Gardening Tools | 🪴 | tool
Mini Hand Shovel | 120 | 100 | 🌱
Plant Spray Bottle 300 ml | 130 | 100 | 💦
Plant Tie Roll 20 m | 100 | | 🌿
# Pet Accessories | 🐾 | pet
Cat Collar with Bell | 120 | 100 | 🐱
Squeaky Rubber Bone | 130 | 99 | 🦴
Pet Grooming Glove | 140 | 100 | 🐕
# Storage Solutions | 🧺 | decor
Foldable Mesh Laundry Net | 120 | 100
Drawer Divider Set | 130 | 100 | 🗂️
Cable Organizer Clips, Pack of 10 | 100 | | 🧷
# Decorative Items | 🎀 | decor
Fairy Light String 3 m | 140 | 100 | ✨
Paper Lantern | 120 | 99 | 🏮
Mini Succulent Showpiece | 110 | 100 | 🌵
# New 100 TK Items | 🎁 | toy
LED Key Ring Torch | 130 | 100 | 🔦
Pop It Fidget Key Ring | 120 | 99 | 🔑
Emoji Cushion Key Chain | 100 | | 😀
`;
