export const homeAndLiving = `
# Tools & Hardware | 🛠️ | tool
Cordless Drill Machine 21 V with Two Batteries and 29 Piece Bit Set | 4950 | 3990 | 🔩
Household Tool Box of 46 Pieces | 2250 | 1690 | 🧰
# Building Materials | 🧱 | tool
Self Adhesive 3D Foam Wall Brick Panel, Pack of 10 | 1450 | 1050
Waterproof Leak Repair Tape 5 m | 450 | 320 | 🩹
# Plumbing | 🚿 | tool
High Pressure Rain Shower Head with Hose and Holder | 1250 | 890
Flexible Kitchen Tap Extender | 350 | 250 | 🚰
# Electrical | ⚡ | tool
Surge Protected Extension Board with 4 Sockets and 3 USB Ports | 1150 | 850 | 🔌
Rechargeable Emergency LED Light 30 W | 750 | 560 | 🔦
# Paint & Supplies | 🎨 | tool
Paint Roller and Brush Set of 9 | 850 | 620 | 🖌️
Wall Touch Up Paint Kit | 550 | | 🪣
# Flooring | 🟫 | textile
Wood Look Vinyl Floor Sticker Roll 2 m | 950 | 690 | 🪵
Interlocking Foam Floor Mat, 12 Pieces | 1350 | 990 | 🧩
# Lighting | 💡 | light
Crystal Hanging Ceiling Lamp for Dining Room with Three Light Colours | 5850 | 4690 | ✨
Solar Garden Lights, Pack of 4 | 1250 | 890 | 🌞
Touch Table Lamp, Rechargeable, Three Brightness Levels | 1150 | 850 | 🕯️
# Furniture | 🪑 | furniture
Adjustable Office Chair with Lumbar Support and Headrest | 9850 | 7990
Three Seater Fabric Sofa | 32500 | 28900 | 🛋️
Foldable Study Table with Tablet Slot | 1650 | 1250 | 📚
# Outdoor Living | ⛺ | furniture
Four Person Waterproof Camping Tent | 5250 | 4190
Cotton Rope Hammock with Carry Bag | 1450 | 1090 | 🏕️
# Home Decor | 🖼️ | decor
Islamic Calligraphy Wall Canvas, Set of 3 Frames | 2450 | 1790
Artificial Monstera Plant in Ceramic Pot | 950 | 690 | 🪴
Macrame Wall Hanging | 750 | 550 | 🧶
Scented Reed Diffuser 120 ml | 850 | 620 | 🌿
# Others | 📦 | tool
Electric Mosquito Killer Lamp with USB | 750 | 520 | 🦟
Foldable Shopping Trolley Cart with Stair Climbing Wheels | 2450 | 1890 | 🛒
# Kitchen & Dining | 🍽️ | glass
Marble Pattern Table Runner and Placemat Set | 1150 | 850
Wooden Spice and Serving Set | 890 | 650 | 🥄
# Bedding & Bath | 🛏️ | textile
King Size Cotton Bed Sheet with Four Pillow Covers | 1950 | 1450
Soft Microfibre Bath Towel Pair | 850 | 620 | 🛀
Velvet Cushion Cover, Set of 5 | 950 | 690 | 🟪
# Storage & Organization | 🗄️ | furniture
Five Tier Plastic Wardrobe Drawer with Wheels | 3850 | 3190
Under Bed Storage Bag, Pack of 3 | 750 | 560 | 🧺
# Home Appliances | 🌀 | appliance
Rechargeable Table Fan 12 inch with LED Light and USB Output | 4250 | 3490
Steam Iron 1600 W with Ceramic Plate | 1950 | 1550 | 👕
# Pet Supplies | 🐾 | pet
Cat Litter Box with Scoop | 1150 | 850 | 🐈
Automatic Pet Water Fountain 2.5 Litre with Carbon Filter | 1850 | 1390 | 🐶
# Outdoor Furniture | 🪑 | furniture
Folding Camping Chair with Cup Holder | 1450 | 1090 | 🏕️
Bamboo Garden Table | 4250 | | 🪵
# Cleaning Supplies | 🧹 | clean
Handheld Cordless Vacuum Cleaner for Car and Home | 2450 | 1850
Lint Remover Machine, Rechargeable | 650 | 450 | 🧥
# New Home Items | 🏡 | decor
Ultrasonic Aroma Diffuser and Humidifier with Seven Colour Lights | 1450 | 990 | 💨
Flip Clock with Calendar | 1650 | 1250 | 🕰️
`;
